import type { Deleted, FailureKind, FieldError, ImportResult } from "contract"
import type { Place } from "#db/open.ts"
import type { ImportOrder } from "#imports/import-file.ts"
import type { UndoOrder } from "#imports/past.ts"
import type { Unavailable } from "#isolation/unavailable.ts"

export type Order = ImportOrder | UndoOrder
export type Result<T extends Order = Order> = T extends ImportOrder ? ImportResult : Deleted

/** What the thread that imports hears: orders one after the other, and that its turn to write has come. */
export type ToThread = { kind: "order"; order: Order } | { kind: "turn" }

export type FromThread =
  | { kind: "wantsTurn" }
  | { kind: "endsTurn" }
  | { kind: "done"; result: Result }
  | { kind: "refused"; failure: FailureKind; message: string; errors: FieldError[] | undefined }
  | { kind: "unavailable"; message: string; reason: Unavailable["reason"]; retryAfterSeconds: number }
  | { kind: "failed"; message: string; code: string | undefined; errcode: number | undefined }

export type ThreadData = { place: Place }
