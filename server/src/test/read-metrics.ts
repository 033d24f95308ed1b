export type Metrics = Awaited<ReturnType<typeof readMetrics>>

/** The samples by their name and labels, in the order in which the server writes the labels. */
export async function readMetrics(url: string) {
  const text = await (await fetch(url)).text()
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"))
  const samples = new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(" ")
      return [line.slice(0, end), Number(line.slice(end + 1))] as const
    }),
  )
  const names = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? ["_bucket", "_sum", "_count"].map((suffix) => name + suffix) : name,
  )
  return { text, names, samples, value: (sample: string) => samples.get(sample) }
}
