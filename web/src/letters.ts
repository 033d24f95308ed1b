const bengali = "U+951-952, U+964-965, U+980-9FE, U+200C-200D, U+25CC"

/**
 * Runs in the head of a page with Bengali in it. Phones have Bengali letters of their own, and ours may come when they
 * come; a system without any would show empty boxes: there ours are used whenever they come, and a page that shows
 * Bengali at once waits for them, three seconds at most. The script's element names the files, the regular first.
 */
export const lettersScript = `try{const d=document,r=d.documentElement,c=d.createElement("canvas").getContext("2d"),w=s=>c.measureText(s).width;c.font="32px sans-serif";if(w("ক")===w("ঔ")){const e=d.currentScript.dataset,h=()=>{r.dataset.letters="here"};r.dataset.letters="wait"in e?"coming":"here";setTimeout(h,3000);Promise.all(e.files.split(" ").map((u,i)=>{const f=new FontFace("Hind Bangla Now","url("+u+")",{weight:i?"600":"400",unicodeRange:"${bengali}"});d.fonts.add(f);return f.load()})).then(h,h)}}catch{}`
