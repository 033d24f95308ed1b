/** Zero to five stars in half steps; the label is for screen readers. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const halves = Math.min(Math.max(Math.round(rating * 2), 0), 10)
  return <span role="img" aria-label={label} data-halves={halves} className="stars" />
}
