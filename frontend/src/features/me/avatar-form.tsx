import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isApiError } from '../../lib/api/api-error.js';
import { useSignAvatarUploadMutation } from '../../lib/api/profile.endpoints.js';
import type { SelfUser } from '../../lib/api/shapes.js';
import { uploadSigned } from '../../lib/api/upload-signed.js';
import { avatarReplaced } from '../../lib/session/avatar-address.js';
import { userUpdated } from '../../lib/session/session.slice.js';
import { useAppDispatch } from '../../lib/store.js';
import { toastShown } from '../../lib/toast/toast.slice.js';
import { Avatar } from '../../ui/avatar.js';
import { Button } from '../../ui/button.js';
import { FieldError } from '../../ui/field.js';
import { AvatarCrop } from './avatar-crop.js';

const largestFile = 10 * 1024 * 1024;
const types = ['image/jpeg', 'image/png', 'image/webp'];

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
  margin-top: 16px;

  small {
    color: var(--text-3);
    font-size: 12px;
  }
`;

/** Chooses, crops and uploads the learner's picture. */
export const AvatarForm = ({ user }: { user: SelfUser }) => {
  const { t } = useTranslation('me');
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [percent, setPercent] = useState<number>();
  const [sign] = useSignAvatarUploadMutation();

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (!chosen) return;
    if (!types.includes(chosen.type)) return setProblem(t('avatar.type'));
    if (chosen.size > largestFile) return setProblem(t('avatar.size'));
    setProblem(undefined);
    setFile(chosen);
  };
  const upload = async (picture: Blob) => {
    setFile(undefined);
    setPercent(0);
    try {
      const signed = await sign({ contentType: picture.type }).unwrap();
      await uploadSigned(signed, picture, ({ sent, total }) => setPercent(Math.round((100 * sent) / total)));
      avatarReplaced();
      dispatch(userUpdated({ ...user, avatar: signed.key }));
      dispatch(toastShown({ kind: 'success', message: t('avatar.saved') }));
    } catch (error) {
      setProblem(isApiError(error) ? error.message : t('avatar.failed'));
    } finally {
      setPercent(undefined);
    }
  };

  return (
    <Row>
      <Avatar user={user} size={64} />
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(',')}
        aria-label={t('avatar.choose')}
        onChange={choose}
      />
      <Button busy={percent !== undefined && t('avatar.uploading', { percent })} onClick={() => input.current?.click()}>
        {t('avatar.choose')}
      </Button>
      <small>{t('avatar.hint')}</small>
      <div role="alert">{problem && <FieldError id="avatar-error">{problem}</FieldError>}</div>
      {file && (
        <AvatarCrop file={file} onCropped={(picture) => void upload(picture)} onClose={() => setFile(undefined)} />
      )}
    </Row>
  );
};
