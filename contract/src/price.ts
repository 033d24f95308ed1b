/** The price after a discount in percent, rounded down to whole takas. */
export function discountedPrice(price: number, discount: number): number {
  return Math.trunc((price * (100 - discount)) / 100)
}
