import * as z from "zod/mini"
import { Timestamp } from "./call/resource.ts"

/** A post of the company's blog, which is on another site. */
export const BlogPost = z.object({
  title: z.string(),
  url: z.string(),
  /** Empty if the feed does not say. */
  publishedAt: z.union([Timestamp, z.literal("")]),
  /** Plain text; may be empty. */
  summary: z.string(),
})
export type BlogPost = z.infer<typeof BlogPost>
