import { expect, test } from "vitest"
import { postalParts } from "./organization.ts"

test.each([
  ["House 14, Road 7, Dhanmondi, Dhaka 1205", { street: "House 14, Road 7, Dhanmondi", city: "Dhaka", code: "1205" }],
  ["বাড়ি ১৪, সড়ক ৭, ধানমন্ডি, ঢাকা–১২০৫", { street: "বাড়ি ১৪, সড়ক ৭, ধানমন্ডি", city: "ঢাকা", code: "1205" }],
  ["Somewhere in Rajshahi", { street: "Somewhere in Rajshahi", city: undefined, code: undefined }],
  ["", { street: undefined, city: undefined, code: undefined }],
])("the address “%s” has its parts in structured data", (address, { street, city, code }) => {
  const { streetAddress, addressLocality, postalCode }: Record<string, string | undefined> = postalParts(address)
  expect({ street: streetAddress, city: addressLocality, code: postalCode }).toEqual({ street, city, code })
})
