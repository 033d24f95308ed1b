import type { Done, List, One } from "contract"
import type { FastifyReply } from "fastify"
import { etagOf } from "#db/records.ts"

export const done = (message: string): Done => ({ success: true, message })

export const found = <T>(message: string, data: T): One<T> => ({ success: true, message, data })

export const listed = <T>(message: string, data: T[]): List<T> => ({ success: true, message, data, count: data.length })

/** One record, with the ETag that a change of it may name. */
export function answered<T extends { updatedAt: string }>(reply: FastifyReply, message: string, record: T): One<T> {
  reply.header("etag", etagOf(record))
  return found(message, record)
}

export function created<T extends { updatedAt: string }>(reply: FastifyReply, message: string, record: T): One<T> {
  reply.code(201)
  return answered(reply, message, record)
}
