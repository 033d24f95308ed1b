// Runs after the style sheet: on a slow line scripts would compete with what is painted first. But before the load event,
// so that whoever waits for that finds a page that works.
export const bootScript = `{const d=document,{entry,files}=d.currentScript.dataset,add=(n,a)=>d.head.append(Object.assign(d.createElement(n),a));for(const href of files.split(" "))add("link",{rel:"modulepreload",href});add("script",{type:"module",src:entry,onerror(){eventCapture.fail()}})}`
