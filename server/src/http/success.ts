import type { Done, One } from "contract"

export const done = (message: string): Done => ({ success: true, message })

export const found = <T>(message: string, data: T): One<T> => ({ success: true, message, data })
