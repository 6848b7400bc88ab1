/** Passkeys: what the browser creates and signs, in the server's format. */

import { api } from "../lib/server/api";
import type { Identity } from "../lib/wire";

/** True if this browser can create and use passkeys for this page. */
export function able(): boolean {
  return typeof PublicKeyCredential === "function" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** The person has closed the browser's dialog, or its time has run out. */
export function cancelled(error: unknown): boolean {
  return error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");
}

function written(found: Credential | null): unknown {
  if (!(found instanceof PublicKeyCredential)) throw new DOMException("no passkey", "NotAllowedError");
  return found.toJSON();
}

/** Create a passkey for this person. */
export async function make(): Promise<Identity> {
  const options = await api.post<PublicKeyCredentialCreationOptionsJSON>("/me/passkeys/options");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = written(await navigator.credentials.create({ publicKey }));
  return api.post<Identity>("/me/passkeys", { credential });
}

/** Sign in with a passkey. */
export async function use(): Promise<void> {
  const options = await api.post<PublicKeyCredentialRequestOptionsJSON>("/signin/passkey/options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = written(await navigator.credentials.get({ publicKey }));
  await api.post("/signin/passkey", { credential });
}
