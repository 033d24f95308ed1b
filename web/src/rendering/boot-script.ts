// Starts the scripts at the end of the page, and those of a hidden page when it is shown (font-fallback-script.ts): on a slow
// connection they would delay the fonts that it waits for.
export const bootScript = `{const d=document,{entry,files}=d.currentScript.dataset,add=(n,a)=>d.head.append(Object.assign(d.createElement(n),a)),start=()=>{for(const href of files.split(" "))add("link",{rel:"modulepreload",href});add("script",{type:"module",src:entry,onerror(){eventCapture.fail()}})};window.bengaliFont?bengaliFont.then(start):start()}`
