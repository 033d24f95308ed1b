import type { Page } from "@playwright/test"

// What runs in the page has the page's globals: named here, for this project knows Node's alone.
type Element = { localName: string; className: unknown }
type Entry = { startTime: number; duration: number }
type Paint = Entry & { element: Element | null; url: string }
type Shift = Entry & { value: number; hadRecentInput: boolean }
type Navigation = Entry & { fetchStart: number; responseEnd: number }
type Kept = { paint: Paint | undefined; shifts: Shift[]; tasks: Entry[] }
type Watched = { vitals: Kept }

/** What a visitor felt of one visit, in milliseconds. */
export type Vitals = {
  /** Until the HTML was there whole: Chromium's time of the first byte does not know of the link's latency. */
  answered: number
  painted: number
  largest: number
  element: string
  shift: number
  blocked: number
}

/** Runs in the page, before anything of its own. */
export function watchVitals() {
  const kept: Kept = { paint: undefined, shifts: [], tasks: [] }
  const watch = <E extends Entry>(type: string, receive: (entry: E) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) receive(entry as unknown as E)
    }).observe({ type: type as "mark", buffered: true })
  watch<Paint>("largest-contentful-paint", (entry) => {
    kept.paint = entry
  })
  watch<Shift>("layout-shift", (entry) => kept.shifts.push(entry))
  watch<Entry>("longtask", (entry) => kept.tasks.push(entry))
  ;(globalThis as unknown as Watched).vitals = kept
}

/**
 * Blocking time is summed to the moment of asking and not to the page's becoming interactive, shifts are summed over the
 * whole visit and not over its worst five seconds: both are at least what the definitions give.
 */
export function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => {
    const { paint, shifts, tasks } = (globalThis as unknown as Watched).vitals
    const [navigation] = performance.getEntriesByType("navigation" as "mark") as unknown as Navigation[]
    const [first] = performance.getEntriesByName("first-contentful-paint")
    if (!paint || !navigation || !first) throw new Error("Nothing was painted")
    const blocked = ({ startTime, duration }: Entry) =>
      Math.max(0, startTime + duration - Math.max(startTime, first.startTime) - 50)
    const { element } = paint
    const classes = typeof element?.className === "string" ? element.className.split(" ").slice(0, 2).join(".") : ""
    return {
      answered: navigation.responseEnd - navigation.fetchStart,
      painted: first.startTime,
      largest: paint.startTime,
      element: [element?.localName, classes, paint.url.split("/").pop()].filter(Boolean).join(" "),
      shift: shifts.reduce((sum, each) => sum + (each.hadRecentInput ? 0 : each.value), 0),
      blocked: tasks.reduce((sum, task) => sum + blocked(task), 0),
    }
  })
}
