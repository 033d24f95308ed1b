import { demoRoutes } from "#resources/demo/routes.ts"
import type { Resource } from "#resources/resource.ts"

export const demo: Resource = {
  routes: demoRoutes,
  responses: {
    removeDemo: {
      data: {
        removed: [{ kind: "certificate", count: 24 }],
        kept: [{ kind: "course", name: "Ethical Hacking Professional" }],
      },
    },
  },
}
