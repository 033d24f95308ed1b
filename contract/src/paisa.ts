import * as z from "zod/mini"

/** The largest single amount, in paisa: the highest course price. It fits into a 32-bit column. */
export const maxPaisa = 1_000_000_000

/** An amount of money as an integer number of paisa, of which 100 are a taka. Negative amounts are credit or refunds. */
export const Paisa = z.int().check(z.minimum(-maxPaisa), z.maximum(maxPaisa)).brand<"Paisa">()
export type Paisa = z.infer<typeof Paisa>
