// Starts the scripts after the first paint: on a slow connection they would delay the fonts and images that it needs. Pages that are
// never painted, such as those in a background tab, start after four seconds: one more than a page waits for a font. Old
// browsers cannot observe one type of entry: there they start at once. So do those of the dashboard (`data-now`), whose first paint
// says only that it is loading.
export const bootScript = `{const d=document,{entry,files,now}=d.currentScript.dataset,add=(n,a)=>d.head.append(Object.assign(d.createElement(n),a)),start=()=>{for(const href of files.split(" "))add("link",{rel:"modulepreload",href});add("script",{type:"module",src:entry,onerror(){eventCapture.fail()}})};new Promise(painted=>{if(now==="")painted();setTimeout(painted,4000);new PerformanceObserver(painted).observe({type:"paint",buffered:true})}).then(start,start)}`
