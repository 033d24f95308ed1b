/** What is left of a price after a discount in percent; whole takas, as nobody pays the rest. */
export function discountedPrice(price: number, discount: number): number {
  return Math.trunc((price * (100 - discount)) / 100)
}
