import { recordKinds } from "contract"
import { expect, it } from "vitest"
import { footerLinks, headerLinks, screens as routed } from "#features/public-pages.ts"
import { screens as declared, records } from "#features/registry.ts"
import { paths } from "#paths.ts"

type Placed = { order: number; label: object }

/** With their orders and labels, so that a failure names them. */
const sharingAPlace = (all: readonly Placed[]) =>
  all
    .filter((one) => all.some((other) => other !== one && other.order === one.order))
    .map(({ order, label }) => ({ order, label }))

it("every screen that a feature declares has a route, and no route opens to every role for want of a declaration", () => {
  const own = declared.map(({ path }) => path).filter((path) => path !== paths.dashboard)
  expect(own.toSorted()).toEqual(routed.map(({ path }) => path).toSorted())
})

it("no two screens claim one place in the menus", () => {
  expect(sharingAPlace(declared)).toEqual([])
})

it("no two links claim one place in the header or in the footer", () => {
  for (const links of [headerLinks, footerLinks]) {
    expect(links.length).toBeGreaterThan(1)
    expect(sharingAPlace(links)).toEqual([])
  }
})

it("every kind of record is listed by one of its feature's screens", () => {
  expect(records.map(({ kind }) => kind).toSorted()).toEqual([...recordKinds].toSorted())
})
