import { spawnSync } from "node:child_process"

/** Whether a program is installed: one that is not cannot even be started. */
export const canRun = (program: string) => spawnSync(program, ["-v"], { stdio: "ignore" }).error === undefined
