/**
 * Runs in the head. The first page of a visit is painted earlier, because parts far below the screen (`defer-offscreen` in
 * styles.css) are laid out when the reader comes near. Until then their heights are estimates. So this ends with the first key,
 * which may be End; and it does not begin for `#part`, a reload, or going back, when the browser restores the scroll position.
 */
export const firstViewScript = `if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash){const{dataset}=document.documentElement;dataset.firstView="";addEventListener("keydown",()=>{delete dataset.firstView})}`

/** Lays out whole pages from now on: going back to one must find the same heights. */
export function endFirstView() {
  delete document.documentElement.dataset.firstView
}
