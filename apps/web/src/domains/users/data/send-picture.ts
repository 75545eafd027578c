// Sends the profile picture with its progress, which fetch cannot tell; failures look like those of any call.
import type { ErrorAnswer } from '@stagepass/contract/client.ts';
import type { OwnProfile } from '@stagepass/contract/users/shapes.ts';
import { apiBase } from '#platform/api/api-base.ts';
import { ApiError } from '#platform/api/api-error.ts';
import { getSession } from '#platform/session/session.ts';

const TIMEOUT_MS = 300_000;

function failureOf(request: XMLHttpRequest): ApiError {
  const answer = request.response as Partial<ErrorAnswer> | null;
  const code = answer?.error?.code ?? (request.status >= 500 ? 'unavailable' : 'internal');
  return new ApiError({ status: request.status, code, message: answer?.error?.message ?? '' });
}

export function sendPicture(picture: Blob, onProgress: (share: number) => void): Promise<OwnProfile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (code: string) => reject(new ApiError({ status: 0, code, message: '' }));
    request.open('PUT', `${apiBase()}/users/me/avatar`);
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    request.withCredentials = true;
    request.setRequestHeader('Content-Type', picture.type);
    const token = getSession()?.sctoken;
    if (token) request.setRequestHeader('Authorization', token);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onerror = () => fail('network');
    request.ontimeout = () => fail('timeout');
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        resolve((request.response as { data: OwnProfile }).data);
      } else reject(failureOf(request));
    };
    request.send(picture);
  });
}
