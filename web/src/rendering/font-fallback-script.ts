const bengali = "U+951-952, U+964-965, U+980-9FE, U+200C-200D, U+25CC"

// For systems without a Bengali font, which would show boxes; all phones have one. If the first screen has Bengali text (`data-wait`),
// the page stays hidden until our fonts are loaded, for at most three seconds, and then goes to the part that the URL names: the
// browser gives up on it after the load event. Other pages check after the load event, because the check takes a moment.
// `data-files` lists the font files, the regular weight first.
export const fontFallbackScript = `{const d=document,r=d.documentElement,{files,wait}=d.currentScript.dataset,load=()=>{try{const c=d.createElement("canvas").getContext("2d"),w=s=>c.measureText(s).width;c.font="32px sans-serif";if(w("ক")!==w("ঔ"))return;const show=()=>{r.dataset.bengaliFont="shown"},faces=files.split(" ").map((u,i)=>new FontFace("Hind Bangla Now","url("+u+")",{weight:i?"600":"400",unicodeRange:"${bengali}"}));for(const f of faces)d.fonts.add(f);if(wait===undefined)return show();r.dataset.bengaliFont="loading";new Promise(end=>{setTimeout(end,3000);Promise.all(faces.map(f=>f.load())).then(end,end)}).then(()=>{show();scrollY||d.getElementById(location.hash.slice(1))?.scrollIntoView({behavior:"instant"})})}catch{}};wait===undefined?addEventListener("load",()=>setTimeout(load)):load()}`
