const requestTests = ["server/src/metrics/request-metrics.test.ts"]
const serverTests = ["server/src/metrics/metrics-server.test.ts"]
const stateTests = ["server/src/metrics/state-metrics.test.ts"]

export const metrics = [
  {
    guarantee: "URLs that somebody invents add no series to the metrics",
    file: "server/src/http/request-metrics.ts",
    find: "const route = routeOptions?.url ?? noRoute",
    replace: "const route = request.url",
    tests: requestTests,
  },
  {
    guarantee: "methods that somebody invents add no series to the metrics",
    file: "server/src/http/request-metrics.ts",
    find: 'knownMethods.includes(sent) ? sent : "other"',
    replace: "sent",
    tests: requestTests,
  },
  {
    guarantee: "a request whose client leaves is not open for ever",
    file: "server/src/http/request-metrics.ts",
    find: '.once("close", aborted)',
    replace: "",
    tests: requestTests,
  },
  {
    guarantee: "requests that the renderer makes inside the process are not counted twice",
    file: "server/src/http/request-metrics.ts",
    find: "if (request.socket.remoteAddress !== inProcess) metrics",
    replace: "metrics",
    tests: serverTests,
  },
  {
    guarantee: "the metrics listen on METRICS_HOST only",
    file: "server/src/metrics/server.ts",
    find: "listen(metricsPort, metricsHost, resolve)",
    replace: "listen(metricsPort, resolve)",
    tests: serverTests,
  },
  {
    guarantee: "the port of the metrics serves nothing else",
    file: "server/src/metrics/server.ts",
    find: 'if (url !== "/metrics" || method !== "GET")',
    replace: "if (false)",
    tests: serverTests,
  },
  {
    guarantee: "the public port does not serve the metrics",
    file: "server/src/app.ts",
    find: "  measureRequests(app)\n",
    replace: '  measureRequests(app)\n  app.get("/metrics", async () => "prohori_ready 1")\n',
    tests: serverTests,
  },
  {
    guarantee: "a database that hangs does not hold up the metrics",
    file: "server/src/metrics/stored-state.ts",
    find: "await Promise.race([reading, wait(leftMs, false, { ref: false })])",
    replace: "await reading",
    tests: stateTests,
  },
  {
    guarantee: "the log says which account made a request",
    file: "server/src/http/guard.ts",
    find: "      reply.log = request.log\n",
    replace: "",
    tests: ["server/src/log.test.ts"],
  },
]
