const height = 40
const step = 10
const width = 7
/** A week without anything is seen to be one. */
const least = 1

/** A bar for each week. The figures are in the table below; this is only how they move. */
export function WeeksChart({ weekly }: { weekly: readonly number[] }) {
  const most = Math.max(1, ...weekly)
  return (
    // The colour is not the drawing's own, so that high contrast can choose it.
    <div className="text-brand">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${weekly.length * step - (step - width)} ${height}`}
        preserveAspectRatio="none"
        className="h-12 w-full"
        fill="currentColor"
      >
        {weekly.map((count, week) => {
          const tall = count === 0 ? least : Math.max(2 * least, (count / most) * height)
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its week, and weeks never change places
          return <rect key={week} x={week * step} y={height - tall} width={width} height={tall} />
        })}
      </svg>
    </div>
  )
}
