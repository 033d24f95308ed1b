// Starts the scripts after the style sheet, because on a slow connection they would delay the first paint; but before
// the load event, so that code that waits for this event finds an interactive page.
export const bootScript = `{const d=document,{entry,files}=d.currentScript.dataset,add=(n,a)=>d.head.append(Object.assign(d.createElement(n),a));for(const href of files.split(" "))add("link",{rel:"modulepreload",href});add("script",{type:"module",src:entry,onerror(){eventCapture.fail()}})}`
