import type { Page } from "@playwright/test"

// Types of the page's globals, for code that runs in the page: this project has only Node's globals.
type Element = { localName: string; className: unknown }
type Entry = { startTime: number; duration: number }
type Paint = Entry & { element: Element | null; url: string }
type Shift = Entry & { value: number; hadRecentInput: boolean }
type Navigation = Entry & { fetchStart: number; responseEnd: number }
type Recorded = { paint: Paint | undefined; shifts: Shift[]; tasks: Entry[] }
type Watched = { vitals: Recorded }

/** The web vitals of one visit, in milliseconds. */
export type Vitals = {
  /** Until the last byte of the HTML: Chromium's time to first byte does not include the emulated latency. */
  htmlReceived: number
  painted: number
  largest: number
  element: string
  shift: number
  blocked: number
}

/** Runs in the page, before the page's own scripts. */
export function watchVitals() {
  const recorded: Recorded = { paint: undefined, shifts: [], tasks: [] }
  const watch = <E extends Entry>(type: string, receive: (entry: E) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) receive(entry as unknown as E)
    }).observe({ type: type as "mark", buffered: true })
  watch<Paint>("largest-contentful-paint", (entry) => {
    recorded.paint = entry
  })
  watch<Shift>("layout-shift", (entry) => recorded.shifts.push(entry))
  watch<Entry>("longtask", (entry) => recorded.tasks.push(entry))
  ;(globalThis as unknown as Watched).vitals = recorded
}

/**
 * Blocking time is summed up to this call instead of the time to interactive, and shifts over the whole visit instead
 * of its worst five seconds: both are upper bounds of the standard definitions.
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
      htmlReceived: navigation.responseEnd - navigation.fetchStart,
      painted: first.startTime,
      largest: paint.startTime,
      element: [element?.localName, classes, paint.url.split("/").pop()].filter(Boolean).join(" "),
      shift: shifts.reduce((sum, each) => sum + (each.hadRecentInput ? 0 : each.value), 0),
      blocked: tasks.reduce((sum, task) => sum + blocked(task), 0),
    }
  })
}
