import * as z from "zod/mini"
import { Id } from "./resource.ts"

export const Role = z.enum(["admin", "student", "instructor", "suspended"])
export type Role = z.infer<typeof Role>

export const User = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  bio: z.string(),
  role: Role,
  photo: z.string(),
  isVerified: z.boolean(),
  createdAt: z.string(),
  /** The user agents of the live sessions, one entry each. */
  userAgent: z.array(z.string()),
})
export type User = z.infer<typeof User>
