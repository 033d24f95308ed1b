type Events = WindowEventMap & DocumentEventMap
type Handlers = { [Name in keyof Events]?: (event: Events[Name]) => unknown }

/** Adds event listeners to the window and returns a function that removes them, for an effect's cleanup. */
export function listen(handlers: Handlers, options: AddEventListenerOptions = {}): () => void {
  const listeners = new AbortController()
  for (const [name, handler] of Object.entries(handlers)) {
    addEventListener(name, handler as EventListener, { ...options, signal: listeners.signal })
  }
  return () => listeners.abort()
}
