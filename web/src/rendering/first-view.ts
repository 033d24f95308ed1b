/**
 * Runs in the head. The first page of a visit is painted earlier, because parts far below the screen (`defer-offscreen` in
 * styles.css) are laid out after hydration, or when the reader comes near. Until then their heights are estimates: so not for
 * `#part`, a reload, or going back, when the browser restores the scroll position.
 */
export const firstViewScript = `if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash)document.documentElement.dataset.firstView=""`

const [firstStepMs, nextStepMs] = [1000, 100]

/** Lays out the deferred parts one by one, so that no step blocks a slow phone for long. Returns a function that stops it. */
export function layOutInSteps() {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-first-view] .defer-offscreen")]
  function next() {
    const part = parts.shift()
    if (!part) return endFirstView()
    part.style.contentVisibility = "visible"
    timer = setTimeout(next, nextStepMs)
  }
  let timer = setTimeout(next, firstStepMs)
  return () => clearTimeout(timer)
}

/** Lays out whole pages from now on: going back to one must find the same heights. */
export function endFirstView() {
  delete document.documentElement.dataset.firstView
}
