import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { FieldError } from '../../ui/field.js';
import { cropSquare } from './crop-square.js';

const side = 512;

const Body = styled.div`
  display: grid;
  gap: 12px;

  canvas {
    justify-self: center;
    width: min(240px, 100%);
    border: 1px solid var(--line);
    border-radius: 50%;
    background: var(--sunken);
  }

  label {
    display: grid;
    gap: 4px;
  }
`;

const sliders = [
  { name: 'zoom', min: 1, max: 4, step: 0.1 },
  { name: 'x', min: 0, max: 1, step: 0.02 },
  { name: 'y', min: 0, max: 1, step: 0.02 },
] as const;

export interface AvatarCropProps {
  file: File;
  onCropped: (picture: Blob) => void;
  onClose: () => void;
}

/** A square of the picture, chosen by size and place; sliders, so that keys do it as well as a finger. */
export const AvatarCrop = ({ file, onCropped, onClose }: AvatarCropProps) => {
  const { t } = useTranslation('me');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [image, setImage] = useState<ImageBitmap>();
  const [isBroken, setBroken] = useState(false);
  const [view, setView] = useState({ zoom: 1, x: 0.5, y: 0.5 });

  useEffect(() => {
    let isCurrent = true;
    createImageBitmap(file).then(
      (bitmap) => (isCurrent ? setImage(bitmap) : bitmap.close()),
      () => isCurrent && setBroken(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !image) return;
    const { left, top, size } = cropSquare(image, view);
    context.clearRect(0, 0, side, side);
    context.drawImage(image, left, top, size, size, 0, 0, side, side);
  }, [image, view]);

  const finish = () => canvas.current?.toBlob((picture) => picture && onCropped(picture), 'image/jpeg', 0.9);
  return (
    <Dialog title={t('avatar.crop')} onClose={onClose}>
      <Body>
        {isBroken && <FieldError id="crop-error">{t('avatar.type')}</FieldError>}
        <canvas ref={canvas} width={side} height={side} role="img" aria-label={t('avatar.preview')} />
        {sliders.map(({ name, ...range }) => (
          <label key={name}>
            {t(`avatar.${name}`)}
            <input
              type="range"
              {...range}
              value={view[name]}
              onChange={({ target }) => setView({ ...view, [name]: Number(target.value) })}
            />
          </label>
        ))}
        <Button kind="primary" aria-disabled={!image} onClick={finish}>
          {t('avatar.use')}
        </Button>
      </Body>
    </Dialog>
  );
};
