export const themeKey = "theme"

/** Runs in the head, before anything is painted, so that a dark page never flashes white. */
export const themeScript = `try{const t=localStorage.getItem("${themeKey}");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch{}`
