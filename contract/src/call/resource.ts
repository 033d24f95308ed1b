import * as z from "zod/mini"

export const Id = z.string()

/** A time as ISO text. A record's `updatedAt` in quotes is its ETag, which If-Match is compared with. */
export const Timestamp = z.string()

/** A record that people edit. */
export function record<Fields extends z.core.$ZodShape>(fields: Fields) {
  return z.object({ _id: Id, ...fields, updatedAt: Timestamp })
}

export const PageMeta = z.object({
  total: z.int(),
  from: z.int(),
  to: z.int(),
  page: z.int(),
  pages: z.int(),
  hasPrevPage: z.boolean(),
  hasNextPage: z.boolean(),
})
export type PageMeta = z.infer<typeof PageMeta>

/** A response without a record. */
export const Done = z.object({ success: z.literal(true), message: z.string() })
export type Done = z.infer<typeof Done>

export const one = <T extends z.ZodMiniType>(data: T) => z.extend(Done, { data })
export type One<T> = Done & { data: T }

export const list = <T extends z.ZodMiniType>(data: T) => z.extend(Done, { data: z.array(data), count: z.int() })
export type List<T> = Done & { data: T[]; count: number }

export const page = <T extends z.ZodMiniType>(data: T) => z.extend(list(data), { meta: PageMeta })
export type Page<T> = List<T> & { meta: PageMeta }
