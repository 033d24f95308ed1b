import type { Histogram } from "#histogram.ts"

type Labels = Record<string, string>
type Sample = { suffix?: string; labels?: Labels; value: number }

export type Family = { name: string; type: "counter" | "gauge" | "histogram"; help: string; samples: Sample[] }

export const gauge = (name: string, help: string, samples: Sample[] | number): Family => ({
  ...{ name, type: "gauge", help },
  samples: typeof samples === "number" ? [{ value: samples }] : samples,
})

export const counter = (name: string, help: string, samples: Sample[] | number): Family => ({
  ...gauge(name, help, samples),
  type: "counter",
})

export const durations = (name: string, help: string, all: { labels?: Labels; histogram: Histogram }[]): Family => ({
  ...{ name, type: "histogram", help },
  samples: all.flatMap(({ labels = {}, histogram }) => {
    const { buckets, count, sumSeconds } = histogram.read()
    const upTo = (le: string, value: number) => ({ suffix: "_bucket", labels: { ...labels, le }, value })
    return [
      ...buckets.map(({ bound, count }) => upTo(String(bound), count)),
      upTo("+Inf", count),
      { suffix: "_sum", labels, value: sumSeconds },
      { suffix: "_count", labels, value: count },
    ]
  }),
})

/** Prometheus' text format 0.0.4. */
export const exposition = (families: readonly Family[]): string =>
  families
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ suffix = "", labels = {}, value }) => `${name}${suffix}${labelsText(labels)} ${value}`),
    ])
    .join("\n")
    .concat("\n")

function labelsText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(",")}}` : ""
}

const escaped = (value: string) => value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")
