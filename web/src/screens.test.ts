import { recordKinds } from "contract"
import { expect, it } from "vitest"
import { screens as declared, records } from "#features/registry.ts"
import { paths } from "#paths.ts"
import { screens as routed } from "#public-pages.ts"

it("every screen that a feature declares has a route, and no route opens to every role for want of a declaration", () => {
  const own = declared.map(({ path }) => path).filter((path) => path !== paths.dashboard)
  expect(own.toSorted()).toEqual(routed.map(({ path }) => path).toSorted())
})

it("no two screens claim one place in the menus", () => {
  const orders = declared.map(({ order }) => order)
  expect(orders).toEqual([...new Set(orders)])
})

it("every kind of record is listed by one of its feature's screens", () => {
  expect(records.map(({ kind }) => kind).toSorted()).toEqual([...recordKinds].toSorted())
})
