import { CreateCourse, discountedPrice } from "contract"

/** What is left of a price as it stands in a form, in digits of either script; null while one of the two is no such number. */
export function priceWhileTyping(price: unknown, discount: unknown): number | null {
  const [whole, percent] = [CreateCourse.shape.price.safeParse(price), CreateCourse.shape.discount.safeParse(discount)]
  return whole.success && percent.success ? discountedPrice(whole.data, percent.data) : null
}
