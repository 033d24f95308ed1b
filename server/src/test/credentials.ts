import { type KeySet, verifyCredential } from "contract"
import type { TestApp } from "#test/test-app.ts"

/** Issues certificates and reads what their credentials are verified with, all through the API. */
export function credentialClient(app: () => TestApp) {
  const get = async (url: string) => app().request({ url })
  const getCredential = (no: string) => get(`/api/certificates/credential/${encodeURIComponent(no)}`)

  async function issue(input: object) {
    const { token } = await app().as("admin")
    const created = await app().request({ method: "POST", url: "/api/certificates/register", payload: input }, token)
    const { _id, certificationNo } = created.json().data
    const change = (call: string, payload: object = {}) =>
      app().request({ method: "PATCH", url: `/api/certificates/${call}/${_id}`, payload }, token)
    const remove = () => app().request({ method: "DELETE", url: `/api/certificates/delete-certificate/${_id}` }, token)
    const restore = () => app().request({ method: "POST", url: `/api/bin/restore/${_id}` }, token)
    return { _id, text: (await getCredential(certificationNo)).body, certificationNo, change, remove, restore }
  }

  const keySet = async (): Promise<KeySet> => (await get("/.well-known/jwks.json")).json()
  const statusList = async () => (await get("/api/certificates/status-list/1")).body

  /** The result of the verification, with the keys and the list of this moment. */
  async function resultOf(
    text: string,
    more: { now?: number; issuers?: string[]; keys?: KeySet; statusList?: string } = {},
  ) {
    const given = { keys: await keySet(), statusList: await statusList(), ...more }
    return (await verifyCredential({ text, ...given })).result
  }

  return { get, getCredential, issue, keySet, statusList, resultOf }
}

/** The decoded parts of a JSON Web Signature. */
export function partsOf(text: string) {
  const [header, payload] = text
    .split(".")
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, "base64url").toString()))
  return { header, payload }
}

export const encoded = (content: object) => Buffer.from(JSON.stringify(content)).toString("base64url")
