type Events = WindowEventMap & DocumentEventMap
type Handlers = { [Name in keyof Events]?: (event: Events[Name]) => unknown }

/** Adds event listeners to the window, and returns what removes them: an effect's cleanup. */
export function listen(handlers: Handlers, options: AddEventListenerOptions = {}): () => void {
  const listening = new AbortController()
  for (const [name, handler] of Object.entries(handlers)) {
    addEventListener(name, handler as EventListener, { ...options, signal: listening.signal })
  }
  return () => listening.abort()
}
