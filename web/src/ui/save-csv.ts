/** Downloads a text as a file. */
export function saveCsv(text: string, name: string) {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }))
  link.download = name
  link.click()
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
