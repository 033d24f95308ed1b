/**
 * The actions of a user in tests, with the promises written out: Biome cannot infer the library's mapped types, so it did not report a
 * missing `await`, and trying took half of the time of all its checks.
 */
export type UserEvent = {
  clear(element: Element): Promise<void>
  click(element: Element): Promise<void>
  dblClick(element: Element): Promise<void>
  hover(element: Element): Promise<void>
  keyboard(text: string): Promise<void>
  paste(text: string): Promise<void>
  pointer(actions: object[]): Promise<void>
  selectOptions(select: Element, option: string): Promise<void>
  tab(options?: { shift: boolean }): Promise<void>
  type(field: Element, text: string): Promise<void>
  unhover(element: Element): Promise<void>
  upload(field: HTMLElement, files: File | File[]): Promise<void>
}
