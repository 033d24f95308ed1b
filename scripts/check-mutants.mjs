import { mutantProblems } from "./mutants/mutant-problems.mjs"

const problems = mutantProblems()
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
