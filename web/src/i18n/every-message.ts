import { messages } from "contract"
import { learn } from "#i18n/messages.ts"
import { messagesBn } from "#i18n/messages-bn.ts"

// Whatever the API can say, for screens with forms. Too heavy for the public pages, which meet a few sentences alone.
learn(messages, messagesBn)
