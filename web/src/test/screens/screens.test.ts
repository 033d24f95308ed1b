import { recordKinds } from "contract"
import { expect, test } from "vitest"
import { footerLinks, headerLinks, screens as routed } from "#features/public-pages.ts"
import { recordPages, records, screens } from "#features/registry.ts"
import { paths } from "#paths.ts"

type Ordered = { order: number; label: object }

/** The entries with the same order; with labels, so that a failed test names them. */
const withSameOrder = (all: readonly Ordered[]) =>
  all
    .filter((one) => all.some((other) => other !== one && other.order === one.order))
    .map(({ order, label }) => ({ order, label }))

test("every declared screen has a route, and every route a declared screen, which restricts its roles", () => {
  const declaredPaths = [...screens, ...recordPages].map(({ path }) => path).filter((path) => path !== paths.dashboard)
  expect(declaredPaths.toSorted()).toEqual(routed.map(({ path }) => path).toSorted())
})

test("no two screens have the same order in the menus", () => {
  expect(withSameOrder(screens)).toEqual([])
})

test("no two links have the same order in the header or in the footer", () => {
  for (const links of [headerLinks, footerLinks]) {
    expect(links.length).toBeGreaterThan(1)
    expect(withSameOrder(links)).toEqual([])
  }
})

test("every kind of record is declared by a feature", () => {
  expect(records.map(({ kind }) => kind).toSorted()).toEqual([...recordKinds].toSorted())
})
