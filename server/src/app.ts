import { randomUUID } from "node:crypto"
import cookie from "@fastify/cookie"
import type { SiteContent, SiteFacts } from "contract"
import fastify from "fastify"
import { validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod"
import { passwordRules } from "#accounts/password/password-rules.ts"
import { passkeys } from "#accounts/second-factor/passkeys.ts"
import { secondFactors } from "#accounts/second-factor/second-factor.ts"
import { securityEvents } from "#audit/security-events.ts"
import { verificationRunner } from "#audit/verification-runner.ts"
import { credentialIssuer } from "#credentials/issuer.ts"
import { credentialKeys } from "#credentials/keys.ts"
import { credentialKeyRoutes } from "#credentials/well-known.ts"
import type { Database } from "#db/open.ts"
import { builtDocumentFolder, openDocuments } from "#document/draw-queue.ts"
import { builtDocsFolder } from "#folders.ts"
import { cacheApiResponses } from "#http/cache/api-response-cache.ts"
import { compressTexts } from "#http/cache/compression.ts"
import { responseCache } from "#http/cache/response-cache.ts"
import { prepareClose } from "#http/close.ts"
import { sendFailure } from "#http/errors.ts"
import { guardCalls } from "#http/guard.ts"
import { type App, defaultBodyBytes, serializerCompiler } from "#http/handle.ts"
import { allowOtherSites, forbidStoring, headersFor } from "#http/headers/headers.ts"
import { translateImageUrls } from "#http/headers/image-urls.ts"
import { signInCookies } from "#http/headers/sign-in-cookies.ts"
import { healthRoutes } from "#http/health.ts"
import { rejectMarksInUrls } from "#http/input/combining-marks.ts"
import { parseJson } from "#http/input/json.ts"
import { handleRawRequests, pathOfAbsoluteUrl, rejectUnreadableRequest } from "#http/input/raw-requests.ts"
import { rejectUnknownUrl } from "#http/input/unknown-url.ts"
import { limitBodies } from "#http/limits/body-limits.ts"
import { changeLimit } from "#http/limits/change-limit.ts"
import { growthLimit } from "#http/limits/growth-limit.ts"
import { limitRate, rateLimit, requestLog } from "#http/limits/rate-limit.ts"
import { sharedUsage } from "#http/limits/shared-usage.ts"
import { type LoadLimits, loadLimits } from "#http/load-shedding/load-limits.ts"
import { connectionOptions, limitConnections, shedLoad } from "#http/load-shedding/load-shedding.ts"
import { overloadResponder } from "#http/load-shedding/overload-response.ts"
import { recordRefusals } from "#http/record-refusals.ts"
import { measureRequests } from "#http/request-metrics.ts"
import type { ImageStore } from "#images/image-store.ts"
import type { Log } from "#log.ts"
import { describeApi, describeRoutes } from "#openapi/openapi.ts"
import { sitemapRoute } from "#pages/crawlers/sitemap.ts"
import { webManifestRoutes, wellKnownRoutes } from "#pages/crawlers/well-known.ts"
import { type Pages, rejectUnreadableUrl, servePages } from "#pages/pages.ts"
import { shareImageRoutes } from "#pages/share-images/share-images.ts"
import { shortLinkRoutes } from "#pages/short-links.ts"
import { unsubscribeLinkRoutes } from "#pages/unsubscribe-links.ts"
import { openBlogFeed } from "#resources/blog/feed.ts"
import { numberBudget, unlimitedNumbers } from "#resources/certificate/verify/number-budget.ts"
import { mailKinds } from "#resources/mail/kinds.ts"
import { notifications, owners, recordResources, resources } from "#resources/registry.ts"
import { signatoryReader } from "#resources/signatory/reader.ts"
import { blankSite, shippedSite, siteReader } from "#resources/site/content.ts"
import type { Settings } from "#settings.ts"
import type { Keys } from "#signing-keys.ts"

type AppOptions = {
  database: Database
  settings: Settings
  log: Log
  images: ImageStore
  keys: Keys
  /** The web app; without it only the API is served. */
  pages?: Pages
  limits?: LoadLimits
  /** By default that of the site's content. */
  blogFeedUrl?: string
  /** The shipped content of the site; by default that of the pages, its invented sections only beside the sample content. */
  shippedContent?: SiteContent
  flushEventsMs?: number
}

const prefix = "/api"

export async function buildApp(parts: AppOptions): Promise<App> {
  const { database, settings, log, images, keys, pages, limits = loadLimits, flushEventsMs = 5000 } = parts
  const { publicUrl, imageHostUrl, newNumbers, secondFactorPolicy } = settings
  const setHeaders = headersFor(publicUrl, imageHostUrl, pages)
  const usage = sharedUsage(database.messages)
  const limiter = rateLimit({ perMinute: settings.rateLimit, assets: pages?.assets, log }, usage)
  const app: App = fastify({
    loggerInstance: log,
    logController: requestLog(limiter),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy?.split(",").map((proxy) => proxy.trim()) ?? false,
    bodyLimit: defaultBodyBytes,
    schemaController: { compilersFactory: { buildValidator: missingCompiler, buildSerializer: missingCompiler } },
    ...connectionOptions(limits),
    routerOptions: { maxParamLength: 2000 },
    // During shutdown, accepted requests are still served.
    return503OnClosing: false,
    clientErrorHandler: rejectUnreadableRequest({ log, publicUrl }),
    rewriteUrl: pathOfAbsoluteUrl,
    // Malformed URLs skip all hooks, so headers are set here.
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply)
      app.requestMetrics.begin(request, reply)
      return (pages ? rejectUnreadableUrl : sendFailure)(error, request, reply)
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendFailure)
  app.setNotFoundHandler(rejectUnknownUrl(prefix))

  measureRequests(app)
  limitConnections(app, limits)
  prepareClose(app)
  app.decorate("securityEvents", securityEvents(database, log, flushEventsMs))
  app.decorate("auditChain", verificationRunner(database, log))
  app.addHook("onClose", async () => {
    app.auditChain.stop()
    await app.securityEvents.close()
  })
  app.addHook("onRequest", (request, reply, done) => {
    setHeaders(request, reply)
    done()
  })
  handleRawRequests(app, { log, publicUrl })
  // Before the limits: their error pages use the language cookie.
  await app.register(cookie)
  const refuse = overloadResponder(log, limits.overloadRetryAfterSeconds)
  await shedLoad(app, limits, refuse)
  limitRate(app, limiter)
  rejectMarksInUrls(app)
  compressTexts(app)
  const passwords = passwordRules(pages && !pages.isDevelopment ? companyNames(await pages.site()) : [])
  const cookies = signInCookies(publicUrl, keys)
  await describeApi(app, cookies.sessionName, pages?.docsFolder ?? builtDocsFolder)

  const cache = responseCache(database.changes)
  app.decorate("responseCache", cache)
  const { shippedContent } = parts
  const ofPages = async () => (await pages?.site())?.content ?? blankSite
  const siteContent = siteReader(
    database,
    shippedContent ? async () => shippedContent : shippedSite(database, ofPages, settings.demo),
  )
  const signingKeys = credentialKeys(database, keys)
  credentialKeyRoutes(app, signingKeys, settings)
  // Without limits per network, as in benchmarks, changes and numbers are not counted either.
  const isLimited = settings.rateLimit !== 0
  const limitChange = isLimited ? changeLimit(usage) : undefined
  const limitGrowth = isLimited ? growthLimit(usage) : undefined
  const numbers = settings.rateLimit === 0 ? unlimitedNumbers : numberBudget(usage)
  await app.register(
    async (api: App) => {
      parseJson(api)
      limitBodies(api)
      forbidStoring(api)
      guardCalls(api, database, { cookies, policy: secondFactorPolicy, owners, limiter, limitChange, limitGrowth })
      recordRefusals(api)
      describeRoutes(api)
      translateImageUrls(api, { database, images, publicUrl, imageHostUrl })
      healthRoutes(api, database)
      cacheApiResponses(api, cache)
      allowOtherSites(api)
      const documents = openDocuments(pages?.documentFolder ?? builtDocumentFolder, limits.documents)
      api.addHook("onClose", () => documents.stop())
      const signing = { keys, issuer: credentialIssuer(publicUrl, signingKeys), company: nameOf(pages) }
      const signatory = signatoryReader(database, images)
      const blogFeed = openBlogFeed({
        url: parts.blogFeedUrl ?? (await pages?.site())?.blogFeedUrl ?? "",
        log,
        onChange: () => database.changes.publish(["blog"]),
      })
      api.addHook("onClose", () => blogFeed.stop())
      const accounts = {
        cookies,
        passwords,
        factors: secondFactors(keys),
        passkeys: passkeys(keys, publicUrl, log),
        secondFactorPolicy,
        limitGrowth,
      }
      const services = { database, images, documents, signatory, numberBudget: numbers, ...accounts, ...signing }
      const { demo: isDemo, imageQuota, backupCount, mailsPerDay, reviewsNeedApproval } = settings
      const options = {
        publicUrl,
        imageHostUrl,
        imageQuota,
        backupCount,
        mailsPerDay,
        newNumbers,
        reviewsNeedApproval,
        isDemo,
      }
      const pageTexts = pageTextsOf(pages)
      const declared = { records: recordResources, notifications }
      const context = { ...services, ...options, blogFeed, siteContent, pageTexts, ...declared }
      app.decorate("mails", { kinds: mailKinds, parts: context })
      for (const { routes } of resources) routes(api, context)
    },
    { prefix },
  )
  await unsubscribeLinkRoutes(app, database)
  if (pages) {
    sitemapRoute(app, pages, publicUrl, { database, cache })
    wellKnownRoutes(app, pages, publicUrl, siteContent)
    webManifestRoutes(app, pages)
    shortLinkRoutes(app)
    shareImageRoutes(app, pages, { database, numberBudget: numbers, newNumbers, limits })
    const { changes } = database
    const more = { imageHostUrl: imageHostUrl ?? "", changes, cache, siteContent, limits, refuse }
    await servePages(app, pages, { publicUrl, ...more })
  }
  return app
}

/** The issuer's name. Without pages, as in tests, nobody knows it. */
const nameOf = (pages?: Pages) => async () => (await pages?.site())?.siteCard("en").company ?? "Prohori"

const noPageTexts: SiteFacts["pageTexts"] = { en: [], bn: [] }
const pageTextsOf = (pages?: Pages) => async () => (await pages?.site())?.pageTexts ?? noPageTexts

const companyNames = ({ siteCard }: SiteFacts) => [siteCard("en").company, siteCard("bn").company]

/** Stops Fastify from loading Ajv and its serializer, which take 4 MB, although zod's compilers replace both. */
function missingCompiler(): never {
  throw new Error("The compilers of zod are missing")
}
