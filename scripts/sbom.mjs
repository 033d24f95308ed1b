import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { command, writeForCaller } from "./command.mjs"
import { copiedFiles, deployedPackages, directDependencies, librariesIn } from "./deployed-packages.mjs"
import { root } from "./repository.mjs"

const [file] = process.argv.slice(2)

/** A bill of materials in CycloneDX 1.6, of the packages on the server and in browsers. Prints it, or writes it into a file. */
await command(() => {
  const bom = JSON.stringify(billOfMaterials(), null, 2)
  if (!file) return console.log(bom)
  writeForCaller(file, `${bom}\n`)
})

function billOfMaterials() {
  const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  const packages = deployedPackages()
  const refs = new Set(packages.map(({ purl }) => purl))
  const own = `${name}@${version}`
  const links = [{ purl: own, dependencies: directDependencies() }, ...packages]
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      component: { type: "application", "bom-ref": own, name, version },
    },
    components: [...packages.map(packageComponent), ...copiedFiles.map(fileComponent)],
    dependencies: links.map(({ purl, dependencies }) => ({
      ref: purl,
      dependsOn: dependencies.filter((each) => refs.has(each)),
    })),
  }
}

function packageComponent(each) {
  const { purl, name, version, licence, integrity, resolved, optional } = each
  const libraries = librariesIn(each).map((library) => ({
    type: "library",
    "bom-ref": `${purl}#${library.name}`,
    ...library,
    purl: `pkg:generic/${library.name}@${library.version}`,
  }))
  return {
    type: "library",
    "bom-ref": purl,
    name,
    version,
    scope: optional ? "optional" : "required",
    hashes: [{ alg: "SHA-512", content: Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex") }],
    licenses: licences(licence),
    // Advisories are about Node, not about the package that brings it.
    ...(isNode(name) && { cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*` }),
    purl,
    ...(resolved && { externalReferences: [{ type: "distribution", url: resolved }] }),
    ...(libraries.length > 0 && { components: libraries }),
  }
}

function fileComponent({ purl, path, name, version, licence }) {
  const description = `Copied into ${path}`
  return { type: "data", "bom-ref": purl, name, version, description, licenses: licences(licence), purl }
}

function isNode(name) {
  return /^node-(bin-)?(linux|darwin|win)-/.test(name)
}

function licences(licence) {
  return /\s/.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }]
}
