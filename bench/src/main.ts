// `npm run bench` hands its arguments on, so that one command builds and starts either of the two.
if (process.argv[2] === "kill-nine") await import("./kill-nine.ts")
else await import("./ratios.ts")

export {}
