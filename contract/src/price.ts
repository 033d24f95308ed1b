/** The price after a discount in percent, rounded down to whole takas. */
export const discountedPrice = (price: number, discount: number) => Math.trunc((price * (100 - discount)) / 100)
