/** Passkeys: what the browser makes and signs, in the form that the server reads. */

import { api } from "../lib/api";
import type { Identity } from "../lib/wire";

/** This browser can make and use passkeys for this page. */
export function able(): boolean {
  return typeof PublicKeyCredential === "function" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** Somebody has closed the browser's dialog, or the time for it is over. */
export function cancelled(error: unknown): boolean {
  return error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");
}

function written(found: Credential | null): unknown {
  if (!(found instanceof PublicKeyCredential)) throw new DOMException("no passkey", "NotAllowedError");
  return found.toJSON();
}

/** Make a passkey for this person. */
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
