import type { Page } from "@playwright/test"
import { type Factories, openAs, password } from "./factories.ts"
import { aPicture, unique } from "./journey.ts"
import type { FormName, formMessages } from "./message-table.ts"

type FormWay = {
  /** The call behind it. */
  call: string
  address: string
  who: "nobody" | "student" | "admin"
  submit: string
  /** What is right in each field, by its label. */
  fields: () => Record<string, string>
  /** Something in the form that must be pressed before all of its fields are there. */
  press?: string
}

/** How a form is filled in rightly: for each, or it is a type error. */
export const formWays: Record<FormName, FormWay> = {
  Login: {
    call: "auth/login",
    address: "/login",
    who: "nobody",
    submit: "Login",
    fields: () => ({ Email: "admin@example.com", Password: "the watch at the gate" }),
  },
  Register: {
    call: "auth/register",
    address: "/register",
    who: "nobody",
    submit: "Register",
    fields: () => ({
      "Full Name": "Sadia Afrin",
      Email: `${unique("register")}@example.com`,
      Password: password,
      "Confirm Password": password,
    }),
  },
  "Change password": {
    call: "auth/change-password",
    address: "/dashboard/change-password",
    who: "student",
    submit: "Change Password",
    fields: () => ({
      "Current Password": password,
      "New Password": "another evening in Sylhet",
      "Confirm Password": "another evening in Sylhet",
    }),
  },
  "Create achievement": {
    call: "achievements/register",
    address: "/dashboard/manage-achievements?new",
    who: "admin",
    submit: "Create Achievement",
    fields: () => ({ "Title (*)": unique("Title"), "Image (*)": aPicture }),
  },
  "Create certificate": {
    call: "certificates/register",
    address: "/dashboard/manage-certificates?new",
    who: "admin",
    submit: "Create Certificate",
    fields: () => ({
      "Candidate Name": "Nusrat Jahan",
      "Candidate Email": "nusrat@example.com",
      "Certification Name": "Web Application Security",
      "Batch No.": "0001",
      "Certification No.": unique("MSG"),
    }),
  },
  "Create course": {
    call: "courses/register",
    address: "/dashboard/manage-courses?new",
    who: "admin",
    submit: "Create Course",
    press: "As text",
    fields: () => ({
      Title: unique("Title"),
      Route: unique("route"),
      Category: "Web",
      Level: "Beginner",
      Description: "Six weeks on the web.",
      Thumbnail: aPicture,
      "Price (BDT)": "1500",
      "Discount (%)": "10",
      "Instructor Name": "Rafid Karim",
      "Instructor Email": "rafid@example.com",
      "Instructor Bio": "Teaches.",
      "Registration Link": "https://example.com/register",
      "Curriculum as text": "@@\nThe first week",
    }),
  },
  "Create gallery": {
    call: "galleries/register",
    address: "/dashboard/manage-galleries?new",
    who: "admin",
    submit: "Create Gallery",
    fields: () => ({ Image: aPicture, Title: unique("Title") }),
  },
  "Create team member": {
    call: "teams/register",
    address: "/dashboard/manage-teams?new",
    who: "admin",
    submit: "Add Member",
    fields: () => ({
      "Name (*)": unique("Member"),
      "Designation (*)": "Trainer",
      "Email (*)": "member@example.com",
      "Photo (*)": aPicture,
    }),
  },
  "Create to-know": {
    call: "toKnows/register",
    address: "/dashboard/manage-to-knows?new",
    who: "admin",
    submit: "Create To-Know",
    fields: () => ({ Thumbnail: aPicture, Title: unique("Title"), "Playlist Link": "https://example.com/playlist" }),
  },
}

/** What brings a message about, and at how many fields: nothing typed at all, or something else in these fields. */
type Fault = { times: number; instead: Record<string, string> | "nothing" }

export const faults: { [Form in FormName]: Record<(typeof formMessages)[Form][number], Fault> } = {
  Login: {
    "All fields are required": { instead: "nothing", times: 2 },
    "Please enter a valid email": { instead: { Email: "no email" }, times: 1 },
  },
  Register: {
    "All fields are required": { instead: "nothing", times: 4 },
    "Password must be up to 6 characters": {
      instead: { Password: "12345", "Confirm Password": "12345" },
      times: 1,
    },
    "Please enter a valid email": { instead: { Email: "a@b" }, times: 1 },
    "Passwords do not match": { instead: { "Confirm Password": "something else" }, times: 1 },
  },
  "Change password": {
    "All fields are required": { instead: "nothing", times: 3 },
    "Passwords do not match": { instead: { "Confirm Password": "something else" }, times: 1 },
  },
  "Create achievement": { "All (*) fields are required": { instead: "nothing", times: 2 } },
  "Create certificate": { "All fields are required": { instead: "nothing", times: 5 } },
  "Create course": { "All fields are required": { instead: "nothing", times: 13 } },
  "Create gallery": { "All fields are required": { instead: "nothing", times: 2 } },
  "Create team member": { "Type (*) all required fields.": { instead: "nothing", times: 4 } },
  "Create to-know": { "All fields are required": { instead: "nothing", times: 3 } },
}

/** The form, open and empty. */
export async function openForm(page: Page, factories: Factories, { who, address, submit }: FormWay) {
  const { admin, student } = factories
  await openAs(page, who === "admin" ? admin : who === "student" ? await student() : null, address)
  const place = who === "admin" ? page.getByRole("dialog") : page.getByRole("main")
  const button = place.getByRole("button", { name: submit })
  await button.waitFor()
  return { place, send: () => button.click() }
}

type Place = Awaited<ReturnType<typeof openForm>>["place"]

export async function fillIn(place: Place, { press }: FormWay, fields: Record<string, string>) {
  if (press) await place.getByRole("button", { name: press }).click()
  for (const [label, value] of Object.entries(fields)) {
    const field = place.getByLabel(label, { exact: true })
    if (label === "Level") await field.selectOption(value)
    else await field.fill(value)
  }
}
