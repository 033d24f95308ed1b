import { recordKinds } from "contract"
import { expect, it } from "vitest"
import { footerLinks, headerLinks, screens as routed } from "#features/public-pages.ts"
import { screens as declared, records } from "#features/registry.ts"
import { paths } from "#paths.ts"

it("every screen that a feature declares has a route, and no route opens to every role for want of a declaration", () => {
  const own = declared.map(({ path }) => path).filter((path) => path !== paths.dashboard)
  expect(own.toSorted()).toEqual(routed.map(({ path }) => path).toSorted())
})

it("no two screens claim one place in the menus", () => {
  const orders = declared.map(({ order }) => order)
  expect(orders).toEqual([...new Set(orders)])
})

it("no two links claim one place in the header or in the footer", () => {
  for (const links of [headerLinks, footerLinks]) {
    const orders = links.map(({ order }) => order)
    expect(orders.length).toBeGreaterThan(1)
    expect(orders).toEqual([...new Set(orders)])
  }
})

it("every kind of record is listed by one of its feature's screens", () => {
  expect(records.map(({ kind }) => kind).toSorted()).toEqual([...recordKinds].toSorted())
})
