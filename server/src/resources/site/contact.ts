import { type ContactContent, contactLinks, type UpdateSiteContact } from "contract"

/** Names each field that the form can change. */
export function changedContact(before: ContactContent, changes: UpdateSiteContact): ContactContent {
  return {
    ...before,
    email: changes.email ?? before.email,
    phone: changes.phone ?? before.phone,
    address: changes.address ?? before.address,
    hours: changes.hours ?? before.hours,
    en: {
      address: changes.en?.address ?? before.en.address,
      hours: changes.en?.hours ?? before.en.hours,
    },
    ...Object.fromEntries(contactLinks.map((name) => [name, changes[name] ?? before[name]])),
  }
}
