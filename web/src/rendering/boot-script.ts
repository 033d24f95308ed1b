/**
 * Runs at the end of the body, where the browser has waited for the style sheet, and asks for the scripts only then: on a
 * slow line they would share it with what the first look at the page needs. Before the page counts as loaded, so that
 * whoever waits for that finds it working.
 */
export const bootScript = `{const d=document,{entry,files}=d.currentScript.dataset,add=(n,a)=>d.head.append(Object.assign(d.createElement(n),a));for(const href of files.split(" "))add("link",{rel:"modulepreload",href});add("script",{type:"module",src:entry,onerror(){eventCapture.fail()}})}`
