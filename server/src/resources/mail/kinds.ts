import type { MailKind, Mails } from "#mail/kind.ts"
import * as all from "#resources/mails.ts"
import type { Dependencies } from "#resources/resource.ts"

declare module "fastify" {
  interface FastifyInstance {
    /** The mails that the process sends. */
    mails: Mails<Dependencies>
  }
}

const kinds: readonly MailKind<Dependencies>[] = Object.values(all)

export const mailKinds: ReadonlyMap<string, MailKind<Dependencies>> = new Map(kinds.map((kind) => [kind.name, kind]))

/** The names of kinds that do not belong to the account with their address. */
export const kindsOfOthers = kinds.flatMap(({ name, isOfAccount }) => (isOfAccount ? [] : [name]))
