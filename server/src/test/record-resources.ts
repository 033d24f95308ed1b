import { type Call, type CallName, calls, isOpenToAll, keyOf, mayCall, type RecordKind } from "contract"
import type * as z from "zod/mini"
import { exampleBody } from "#openapi/examples.ts"
import { recordResources } from "#resources/registry.ts"
import { demoReviews } from "#resources/review/demo.ts"
import { aCertificate, aCourse, aGallery, anAchievement, aTeamMember, aToKnow } from "#test/factories.ts"

const samples: { readonly [Kind in RecordKind]?: () => object } = {
  certificate: aCertificate,
  course: aCourse,
  achievement: anAchievement,
  gallery: aGallery,
  team: aTeamMember,
  toKnow: aToKnow,
}

const names = new Map(Object.entries(calls).map(([name, call]) => [call as Call, name as CallName]))

/** Records that admins and others who work here create by a form, list and delete. They all behave the same. */
export const adminResources = Object.values(recordResources)
  .filter(({ calls }) => mayCall("admin", calls.create) && !mayCall("student", calls.create))
  .map(({ kind, calls: { list, create, update, move, delete: remove } }) => ({
    kind,
    list: keyOf(list),
    isListPublic: isOpenToAll(list),
    create: keyOf(create),
    form: create.body as z.ZodMiniObject,
    update,
    move,
    /** Without the id at the end. */
    remove: keyOf(remove).replace(":id", ""),
    removed: remove.message ?? "",
    sample: samples[kind] ?? (() => exampleBody(names.get(create) as CallName, create) as object),
  }))

/** The inputs of the sample content, by kind. */
export async function sampleContent(): Promise<{ readonly [kind: string]: readonly unknown[] }> {
  const inputs: Record<string, readonly unknown[]> = {
    user: demoReviews.map(({ author }) => author),
    review: demoReviews.map(({ review }) => review),
  }
  for (const { kind, demo } of Object.values(recordResources)) if (demo) inputs[kind] = (await demo()).inputs
  return inputs
}

export const countSamples = async () => Object.values(await sampleContent()).flat().length
